// Package read_switch reads on and off.
package read_switch

import "fmt"

// ReadSwitch sets to by the argument of a command, on or off.
//
// **Runs on:** any thread. Errors: it is neither.
func ReadSwitch(to *bool, command, argument string) error {
	if argument != "on" && argument != "off" {
		return fmt.Errorf("%s must be on or off, not %q", command, argument)
	}
	*to = argument == "on"
	return nil
}
