import CLibc

/// The memory that `malloc` has given out. Stands on `mallinfo2`.
enum AllocatedMemory {
    /// In all arenas, and in blocks so large that they are mapped by themselves.
    static var bytes: Int {
        let account = mallinfo2()
        return Int(clamping: account.uordblks) + Int(clamping: account.hblkhd)
    }
}
