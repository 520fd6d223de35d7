// Package cli_fail fails as it is told.
package cli_fail

import "fmt"

// CliFail returns a function that notes its call in called, and returns err.
//
// **Runs on:** any thread. There is one call at a time.
func CliFail(called *[]string, err error) func() error {
	return func() error {
		text := ""
		if err != nil {
			text = fmt.Sprint(err)
		}
		*called = append(*called, text)
		return err
	}
}
