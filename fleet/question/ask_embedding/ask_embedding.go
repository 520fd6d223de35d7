// Package ask_embedding has a member make a vector.
package ask_embedding

import (
	"context"

	"rkllmd/fleet"
	"rkllmd/fleet/question/ask_fleet"
	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// AskEmbedding returns Backend.Embed of the class, for the clients of the gateway of that name.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait: the member's answer is waited for even
// when the client is gone. Errors: ask_fleet's.
func AskEmbedding(b *fleet.Bus, gateway, class string) func(context.Context, turns.Client, generation.Input) (
	generation.Embedding, error) {
	return func(_ context.Context, client turns.Client, input generation.Input) (generation.Embedding, error) {
		answer, err := ask_fleet.AskFleet(b, class, fleet.Question{Verb: fleet.VerbEmbed, Text: input.Text,
			Tokens: input.Tokens, Cut: input.Cut, User: gateway + " " + client.User, Number: client.Number})
		return generation.Embedding{Vector: answer.Vector, Tokens: answer.Count}, err
	}
}
