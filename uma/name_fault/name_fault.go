// Package name_fault gives an error its code.
package name_fault

import (
	"errors"

	"rkllmd/generation"
	"rkllmd/uma"
)

// NameFault returns the code and the text that a client is told of an error of generation.
//
// **Runs on:** any thread. Follows docs/protocols/uma.md, "Errors".
func NameFault(err error) *uma.Fault {
	code := uma.CodeDecode
	switch {
	case errors.Is(err, generation.ErrTooLong):
		code = uma.CodePromptTooLarge
	case errors.Is(err, generation.ErrInvalid), errors.Is(err, generation.ErrNotSupported):
		code = uma.CodeBadRequest
	case errors.Is(err, generation.ErrBusy):
		code = uma.CodeBusy
	}
	return &uma.Fault{Code: code, Message: err.Error()}
}
