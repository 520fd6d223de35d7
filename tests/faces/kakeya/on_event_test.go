package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/on_event"
	"rkllmd/generation"
)

func TestOnEvent(t *testing.T) {
	answer := &kakeya.Answer{Wake: make(chan struct{}, 1)}
	tell := on_event.OnEvent(answer)
	for _, event := range []generation.Event{{Kind: generation.EventQueued, Position: 3},
		{Kind: generation.EventTruncated, Dropped: 9},
		{Kind: generation.EventToken, Token: generation.Token{ID: 0}}, {Kind: generation.EventToken,
			Token: generation.Token{ID: 7}},
		{Kind: generation.EventToken, Token: generation.Token{ID: -1, Text: "held"}}} {
		tell(nil, event) // it never waits
	}
	require.Len(t, answer.Wake, 1)
	require.Equal(t, 9, answer.Dropped)
	require.Equal(t, []uint32{0, 7}, answer.Tokens)
	require.False(t, answer.Ended)
	tell(nil, generation.Event{Kind: generation.EventDone})
	require.True(t, answer.Ended)
}
