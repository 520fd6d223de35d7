// Package cli_fake_inspect stands in for the engine's inspect_model.
package cli_fake_inspect

import (
	"errors"
	"fmt"
)

// CliFakeInspect returns what it was asked, and for the path "bad" an error.
func CliFakeInspect(path string, context, sequences int, form string) (string, error) {
	if path == "bad" {
		return "", errors.New("it is bad")
	}
	return fmt.Sprint(path, " ", context, " ", sequences, " ", form), nil
}
