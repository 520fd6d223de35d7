// Package layout holds the types and constants of its room: the structures of the C API in memory, written from JSON
// and read into JSON.
package layout

// MinBlock is the smallest block of C memory. Libraries read and write structures of their own generation's size: the
// room behind ours keeps that harmless.
const MinBlock = 512

// MaxStack is how many rows of a model's width a library may read for one row of a stacked array (rkllm.Field.Stacked):
// the outputs of an image encoder, of which models with deep-stack outputs have four. Only the library knows how many
// it wants, so the memory behind such an array has room for as many.
const MaxStack = 8

// MaxBlock is the largest block of C memory that one argument may take.
const MaxBlock = 1 << 30

// MaxForeignText is how many bytes of a text are read at an address that may be none.
const MaxForeignText = 4096

// PageMask is the offset in a page of memory of the smallest size that there is.
const PageMask = 4095
