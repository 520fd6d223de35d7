// Package ask_sessions asks over gRPC.
package ask_sessions

import (
	"context"
	"time"

	"google.golang.org/protobuf/proto"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/append_tokens"
	"rkllmd/kakeya_client/close_session"
	"rkllmd/kakeya_client/create_session"
	"rkllmd/kakeya_client/generate"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/support/chaos/chaos_answer"
	"rkllmd/tests/support/chaos/note_event"
)

// AskSessions makes two turns in a session, each of so many tokens by that seed.
func AskSessions(ctx context.Context, place chaos_answer.Place, seed, tokens int) (a chaos_answer.Answer) {
	begun := time.Now()
	c, err := open_client.OpenClient("unix://"+place.GRPC, kakeya_client.Options{})
	if err != nil {
		chaos_answer.ChaosAnswer(&a, err)
		return a
	}
	defer c.Conn.Close()
	session, err := create_session.CreateSession(ctx, c, &kakeyav1.CreateSessionRequest{ClientLabel: "chaos"})
	for turn := uint32(0); turn < 2 && err == nil; turn++ {
		_, err = append_tokens.AppendTokens(ctx, c, &kakeyav1.AppendTokensRequest{SessionId: session.SessionId,
			TokenIds: []uint32{5, 300 + turn, 301}})
		if err != nil {
			break
		}
		for event, failed := range generate.Generate(ctx, c, &kakeyav1.GenerateRequest{SessionId: session.SessionId,
			MaxTokens: uint32(tokens), Seed: proto.Uint64(uint64(seed))}) {
			err = failed
			note_event.NoteEvent(&a, event, begun)
		}
	}
	if err != nil {
		chaos_answer.ChaosAnswer(&a, err)
		a.End = "" // the first turn may have ended
		return a
	}
	_, _ = close_session.CloseSession(ctx, c, &kakeyav1.CloseSessionRequest{SessionId: session.SessionId})
	return a
}
