// Package arena holds the types and constants of its room: memory that is shared with the library's process.
package arena

import "golang.org/x/sys/unix"

// Unit is what sizes of blocks are multiples of, and Small the largest block that is zeroed by hand.
const (
	Unit  = 64
	Small = 1 << 18
)

// Sizes are the sizes of an arena, tried in order, and Places the addresses where it may begin. The memory is taken as
// it is written to. Boards with 39 bits for addresses end at 0x7fffffffff, and Go's heap begins at 0x4000000000 there,
// at 0xc000000000 on x86-64.
var (
	Sizes  = []uintptr{16 << 30, 4 << 30, 1 << 30}
	Places = []uintptr{0x1000000000, 0x2000000000, 0x3000000000, 0x100000000000, 0x700000000000,
		0x1500000000, 0x1a00000000, 0x2500000000, 0x2a00000000, 0x3500000000, 0x3a00000000, // for more libraries
		0x110000000000, 0x120000000000, 0x130000000000, 0x140000000000, 0x150000000000, 0x160000000000,
		0x170000000000, 0x180000000000, 0x190000000000, 0x1a0000000000, 0x1b0000000000, 0x1c0000000000}
)

// Seals keep the memory as large as it is: otherwise the other process could make this one die by SIGBUS.
const Seals = unix.F_SEAL_SHRINK | unix.F_SEAL_GROW | unix.F_SEAL_SEAL
