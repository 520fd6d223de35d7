// Package name_error makes an error of a kind.
package name_error

import "fmt"

// NameError returns an error that is kind, one of generation's, for errors.Is, and reads as format and values alone: the kind's own words
// would tell people nothing. What format wraps (%w) is told by errors.Is, too.
//
// **Runs on:** any thread.
func NameError(kind error, format string, values ...any) error {
	return fmt.Errorf("%.0w%w", kind, fmt.Errorf(format, values...))
}
