// Package write_session_file writes a saved session.
package write_session_file

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"

	"rkllmd/generation"
	"rkllmd/generation/check_session_target"
	"rkllmd/generation/name_error"
)

// WriteSessionFile writes a saved session to path, which check_session_target must accept, readable for the owner only: it holds what was
// said. It is written beside path under another name, to the disk, and then renamed, so that path is never half a file. The counts in the
// header are set here, but for Cached.
//
// **Runs on:** any thread, for as long as it takes. Errors: those of check_session_target; generation.ErrFailed.
func WriteSessionFile(path string, f generation.SessionFile) error {
	if err := check_session_target.CheckSessionTarget(path); err != nil {
		return err
	}
	if resolved, err := filepath.EvalSymlinks(path); err == nil {
		path = resolved
	}
	f.Header.Tokens, f.Header.StateBytes = len(f.Tokens), len(f.State)
	header, err := json.Marshal(f.Header)
	if err != nil {
		return err
	}
	if len(header) > generation.MaxSessionHeader {
		return name_error.NameError(generation.ErrInvalid, "the header of the saved session would have %d bytes; the limit is %d", len(header), generation.MaxSessionHeader)
	}
	file, err := os.CreateTemp(filepath.Dir(path), ".session-*") // of mode 0600
	if err != nil {
		return name_error.NameError(generation.ErrFailed, "the session cannot be saved: %w", err)
	}
	defer os.Remove(file.Name()) // after the rename there is none
	digest := sha256.New()
	both := io.MultiWriter(file, digest)
	_, err1 := io.WriteString(both, generation.SessionMagic)
	err2 := binary.Write(both, binary.LittleEndian, uint32(len(header)))
	_, err3 := both.Write(header)
	err4 := binary.Write(both, binary.LittleEndian, f.Tokens)
	_, err5 := both.Write(f.State)
	_, err6 := file.Write(digest.Sum(nil))
	if err := errors.Join(err1, err2, err3, err4, err5, err6, file.Sync(), file.Close()); err != nil {
		return name_error.NameError(generation.ErrFailed, "the session cannot be saved: %w", err)
	}
	if err := os.Rename(file.Name(), path); err != nil {
		return name_error.NameError(generation.ErrFailed, "the session cannot be saved: %w", err)
	}
	return nil
}
