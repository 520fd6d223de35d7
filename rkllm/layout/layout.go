// Package layout holds the types and constants of its room: the structures of the C API in memory, written from JSON
// and read into JSON.
package layout

// MinBlock is the smallest block of C memory. Libraries read and write structures of their own generation's size: the
// room behind ours keeps that harmless.
const MinBlock = 512

// MaxBlock is the largest block of C memory that one argument may take.
const MaxBlock = 1 << 30

// MaxForeignText is how many bytes of a text are read at an address that may be none.
const MaxForeignText = 4096

// PageMask is the offset in a page of memory of the smallest size that there is.
const PageMask = 4095
