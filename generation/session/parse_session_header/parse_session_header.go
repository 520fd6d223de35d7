// Package parse_session_header reads the header of a saved session.
package parse_session_header

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"

	"rkllmd/engine"

	"rkllmd/generation/session"
)

// ParseSessionHeader reads the header of a saved session of so many bytes, which begins with head: all of it, or at
// least generation.MaxSessionHeader bytes more than SessionFrame. length is how many bytes of the file stand before the
// tokens. The numbers in the header agree with each other and with size; whether they are right for a model,
// check_session_file says.
//
// **Runs on:** any thread. Errors: engine.ErrTruncated, or what is wrong.
func ParseSessionHeader(head []byte, size int64) (h session.Header, length int, err error) {
	if size < int64(session.Frame) || len(head) < len(session.Magic)+4 {
		return h, 0, engine.ErrTruncated
	}
	rest := head[len(session.Magic):]
	bytes := binary.LittleEndian.Uint32(rest)
	rest = rest[4:]
	if bytes > session.MaxSessionHeader {
		return h, 0, fmt.Errorf("the file is damaged: its header would have %d bytes; the limit is %d", bytes,
			session.MaxSessionHeader)
	}
	if int(bytes) > len(rest) {
		return h, 0, engine.ErrTruncated
	}
	if err := json.Unmarshal(rest[:bytes], &h); err != nil {
		return session.Header{}, 0, fmt.Errorf("the file is damaged: its header cannot be read: %w", err)
	}
	want := int64(session.Frame) + int64(bytes) + 4*int64(h.Tokens) + int64(h.StateBytes)
	switch {
	case h.Tokens < 0 || h.Tokens > engine.MaxContext || h.StateBytes < 0 || h.StateBytes > math.MaxInt64/2:
		err = fmt.Errorf("the file is damaged: it would have %d tokens and %d bytes of state", h.Tokens, h.StateBytes)
	case h.Cached < 0 || h.Cached > h.Tokens || (h.Cached == 0) != (h.StateBytes == 0):
		err = fmt.Errorf("the file is damaged: it would have %d bytes of state for %d of %d tokens", h.StateBytes,
			h.Cached, h.Tokens)
	case h.Turn < 0 || h.Turn > h.Tokens || h.Answer < 0 || h.Answer > h.Tokens-h.Turn:
		err = fmt.Errorf("the file is damaged: of %d tokens it would have %d in the last answer, from token %d on",
			h.Tokens, h.Answer, h.Turn)
	case size < want:
		err = fmt.Errorf("%w: %d of %d bytes are missing", engine.ErrTruncated, want-size, want)
	case size > want:
		err = fmt.Errorf("the file is damaged: it has %d bytes too many", size-want)
	}
	if err != nil {
		return session.Header{}, 0, err
	}
	return h, len(session.Magic) + 4 + int(bytes), nil
}
