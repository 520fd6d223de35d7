// Package count_death counts one death of the library.
package count_death

import (
	"cmp"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_value"
	"rkllmd/rkllm"
)

// CountDeath returns a Runtime.OnDeath that counts in family, by function and signal.
//
// **Runs on:** any thread. What it returns too.
func CountDeath(family *exposition.Family) func(rkllm.Death) {
	return func(death rkllm.Death) {
		add_value.AddValue(family, 1, cmp.Or(death.Function, "none"), death.Signal)
	}
}
