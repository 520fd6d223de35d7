// Package check_special checks whether a client may say how control tokens are read.
package check_special

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckSpecial returns whether the texts of control tokens in a prompt are letters: special, a client's, is false. nil:
// it was not given. Where the prompt is not raw they always are, and an error says so to who wants them read.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid.
func CheckSpecial(special *bool, raw bool) (letters bool, err error) {
	if special == nil {
		return false, nil
	}
	if *special && !raw {
		return false, name_error.NameError(generation.ErrInvalid,
			`"special" is true, but only a prompt that goes to the model as it is may have control tokens; what goes `+
				`through the chat template is content`)
	}
	return !*special && raw, nil
}
