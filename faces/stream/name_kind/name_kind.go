// Package name_kind finds what an error is called.
package name_kind

import (
	"errors"

	"rkllmd/faces/stream"
)

// NameKind returns the name of the first kind of names that err is; other where it is none of them.
//
// **Runs on:** any thread.
func NameKind[T any](err error, names []stream.Named[T], other T) T {
	for _, one := range names {
		if errors.Is(err, one.Kind) {
			return one.Name
		}
	}
	return other
}
