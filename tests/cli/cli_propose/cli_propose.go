// Package cli_propose proposes contexts for tests.
package cli_propose

import "rkllmd/generation"

// CliPropose returns an Embedded.ChooseModelContext that proposes choice, or says err, whatever the model.
func CliPropose(choice generation.ContextChoice, err error) func(string, int) (generation.ContextChoice, error) {
	return func(string, int) (generation.ContextChoice, error) { return choice, err }
}
