// Package parse_chunk reads an event of an answer.
package parse_chunk

import (
	"encoding/json"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/upstream/wire"
	"rkllmd/upstream/wire/describe_fault"
)

// ParseChunk reads data, an event of an answer. null is as good as absent everywhere.
//
// **Runs on:** any thread. Errors: ErrFailed, where it is no event of that protocol, or says an error.
func ParseChunk(data []byte) (chunk wire.Chunk, err error) {
	if err = json.Unmarshal(data, &chunk); err != nil {
		return chunk, name_error.NameError(generation.ErrFailed, "an event of the answer cannot be read: %w", err)
	}
	if len(chunk.Error) > 0 && string(chunk.Error) != "null" {
		return chunk, name_error.NameError(generation.ErrFailed, "the answer broke off with an error: %s",
			describe_fault.DescribeFault(data))
	}
	return chunk, nil
}
