// Package name_fault gives an error its code.
package name_fault

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/name_kind"
)

// NameFault returns the code, one of a protocol's codes or other, and the text that a client is told of err.
//
// **Runs on:** any thread.
func NameFault(err error, codes []stream.Named[string], other string) stream.Fault {
	return stream.Fault{Code: name_kind.NameKind(err, codes, other), Message: err.Error()}
}
