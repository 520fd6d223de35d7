package openai_answers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/build_requests"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/utils/turns"
)

func TestBuildRequests(t *testing.T) {
	b := web_backend.WebBackend()
	body := &openai.Body{Seed: new(int64(7)), Prompts: []openai.Prompt{{Text: "a"}, {Tokens: []int32{5}}}}
	requests := build_requests.BuildRequests(b, body, turns.Client{}, 2)
	require.Len(t, requests, 4)
	require.Equal(t, []any{"a", true, uint64(8)}, []any{requests[1].Prompt, requests[1].Raw, *requests[1].Seed})
	require.Equal(t, []any{[]int32{5}, false, uint64(7)}, []any{requests[2].Tokens, requests[2].Raw, *requests[2].Seed})
	talk := []engine.Message{{Role: "user"}}
	requests = build_requests.BuildRequests(b, &openai.Body{Talk: talk}, turns.Client{}, 1)
	require.Len(t, requests, 1)
	require.Equal(t, talk, requests[0].Messages)
}
