// Package is_called tells whether a setting has a name.
package is_called

import "rkllmd/cli"

// IsCalled returns a function that tells whether the flag of a setting is name.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func IsCalled(name string) func(cli.Setting) bool {
	return func(s cli.Setting) bool { return s.Flag == name }
}
