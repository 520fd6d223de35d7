// Package choose_zero_reason returns what Python says about a division by zero.
package choose_zero_reason

// ChooseZeroReason returns what Python says about a division by zero.
//
// **Runs on:** any thread.
func ChooseZeroReason(operator string) string {
	switch operator {
	case "/":
		return "division by zero"
	case "%":
		return "integer modulo by zero"
	}
	return "integer division or modulo by zero"
}
