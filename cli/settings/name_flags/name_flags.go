// Package name_flags says what is wrong with a flag, not with what it sets.
package name_flags

import (
	"errors"
	"strings"
)

// NameFlags returns err, which may be about members of RKLLMParam, with the flags in their place that set them. An
// error about anything else stays what it is.
//
// **Runs on:** any thread.
func NameFlags(err error) error {
	if err == nil {
		return nil
	}
	before := err.Error()
	if text := strings.NewReplacer("max_context_len", "--context", "max_new_tokens", "--max-tokens").Replace(
		before); text != before {
		return errors.New(text)
	}
	return err
}
