// Package name_error makes an error of a kind.
package name_error

import "fmt"

// NameError returns an error with the text of format and values. For errors.Is it is kind, one of generation's errors;
// the words of kind are left out, because they tell people nothing. What format wraps (%w) is found by errors.Is, too.
//
// **Runs on:** any thread.
func NameError(kind error, format string, values ...any) error {
	return fmt.Errorf("%.0w%w", kind, fmt.Errorf(format, values...))
}
