// Package member_note_client notes who asks for a vector.
package member_note_client

import (
	"context"

	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// MemberNoteClient returns a Backend.Embed that writes to client who has asked last.
func MemberNoteClient(client *turns.Client) func(context.Context, turns.Client, generation.Input) (
	generation.Embedding, error) {
	return func(_ context.Context, from turns.Client, _ generation.Input) (generation.Embedding, error) {
		*client = from
		return generation.Embedding{}, nil
	}
}
