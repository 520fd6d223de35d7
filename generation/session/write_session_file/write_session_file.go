// Package write_session_file writes a saved session.
package write_session_file

import (
	"encoding/binary"
	"encoding/json"

	"rkllmd/engine/prompt_cache/check_state_target"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/session"
	"rkllmd/utils/replace_file"
)

// WriteSessionFile writes a saved session to path, which check_state_target must accept, readable for the owner only:
// it holds what was said. Path is never half a file (replace_file). The counts in the header are set here, but for
// Cached.
//
// **Runs on:** any thread that may wait. It takes as long as the work does. Errors: generation.ErrInvalid, ErrFailed.
func WriteSessionFile(path string, f session.File) error {
	if err := check_state_target.CheckStateTarget(path, session.Kind); err != nil {
		return name_error.NameError(generation.ErrInvalid, "%w", err)
	}
	f.Header.Tokens, f.Header.StateBytes = len(f.Tokens), len(f.State)
	header, err := json.Marshal(f.Header)
	if err != nil {
		return err
	}
	if len(header) > session.MaxSessionHeader {
		return name_error.NameError(generation.ErrInvalid,
			"the header of the saved session would have %d bytes; the limit is %d", len(header),
			session.MaxSessionHeader)
	}
	size := binary.LittleEndian.AppendUint32(nil, uint32(len(header)))
	tokens, _ := binary.Append(nil, binary.LittleEndian, f.Tokens) // numbers of a fixed size: cannot fail
	if err := replace_file.ReplaceFile(path, ".session-", []byte(session.Magic), size, header, tokens,
		f.State); err != nil {
		return name_error.NameError(generation.ErrFailed, "the session cannot be saved to %s: %w", path, err)
	}
	return nil
}
