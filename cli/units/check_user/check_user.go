// Package check_user checks who asks for a service.
package check_user

import (
	"fmt"

	"rkllmd/cli/units"
)

// CheckUser returns why the user with this id may not change the service at place; nil: that user may. verb is what
// would be done.
//
// **Runs on:** any thread.
func CheckUser(place units.Place, uid int, verb string) error {
	if place.Scope == units.ScopeSystem && uid != 0 {
		return fmt.Errorf("the system's service is root's to %s: sudo rkllmd service %s, or rkllmd service %s --user "+
			"for a service of your own", verb, verb, verb)
	}
	return nil
}
