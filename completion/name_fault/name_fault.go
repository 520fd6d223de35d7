// Package name_fault gives an error its code.
package name_fault

import (
	"rkllmd/completion"
	"rkllmd/completion/match_error"
)

// NameFault returns the code, one of a protocol's codes or other, and the text that a client is told of err.
//
// **Runs on:** any thread.
func NameFault(err error, codes []completion.Named[string], other string) completion.Fault {
	return completion.Fault{Code: match_error.MatchError(err, codes, other), Message: err.Error()}
}
