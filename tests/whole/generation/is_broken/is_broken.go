// Package is_broken tells whether a call breaks off.
package is_broken

import "rkllmd/generation"

// IsBroken tells whether call breaks off.
func IsBroken(call generation.Call) bool { return call.Broken }
