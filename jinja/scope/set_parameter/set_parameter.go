// Package set_parameter is add_parameter for add_targets.
package set_parameter

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/add_parameter"
)

// SetParameter is add_parameter for add_targets.
//
// **Runs on:** one thread at a time.
func SetParameter(s *jinja.Symbols, name string) { add_parameter.AddParameter(s, name) }
