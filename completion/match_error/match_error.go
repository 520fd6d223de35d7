// Package match_error finds what an error is called.
package match_error

import (
	"errors"

	"rkllmd/completion"
)

// MatchError returns the name of the first kind of names that err is; other where it is none of them.
//
// **Runs on:** any.
func MatchError[T any](err error, names []completion.Named[T], other T) T {
	for _, one := range names {
		if errors.Is(err, one.Kind) {
			return one.Name
		}
	}
	return other
}
