// Package calls holds the types and constants of its room: calls of functions, in what a model writes.
package calls

// Blanks may stand between the parts of a call.
const Blanks = " \t\r\n"

// What stands around an argument of generation.ShapeMembers.
const (
	MemberBegin = "<parameter="
	MemberName  = ">" // ends its name
	MemberEnd   = "</parameter>"
)

// What the ID of a call is made of.
const (
	IDLetters   = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	IDPrefix    = "call_"
	IDLength    = 24 // letters behind the prefix
	ShortLength = 9  // with generation.CallFormat.Short, without prefix
)
