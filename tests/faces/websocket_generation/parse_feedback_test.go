package websocket_generation_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"

	"rkllmd/faces/websocket_generation"
	"rkllmd/faces/websocket_generation/parse_feedback"
)

func TestParseFeedback(t *testing.T) {
	feedback, err := parse_feedback.ParseFeedback(
		[]byte(`{"type": "feedback", "rating": 0.5, "text": "Great response!", "position": 120, "request_id": "gen_1"}`))
	require.NoError(t, err)
	require.EqualValues(t, 0.5, *feedback.Rating)
	require.Equal(t, 120, *feedback.Position)
	require.Equal(t, []string{"Great response!", "gen_1"}, []string{feedback.Text, feedback.RequestID})
	feedback, err = parse_feedback.ParseFeedback([]byte(`{"rating": 0}`))
	require.NoError(t, err)
	require.Zero(t, *feedback.Rating)
	require.Nil(t, feedback.Position)
	for text, wrong := range map[string]string{
		`{}`: `"rating" is missing`, `{"rating": 1.01}`: `"rating" is 1.01; it must be from -1 (bad) to 1 (good)`,
		`{"rating": -2}`: `"rating" is -2`, `{"rating": "good"}`: "rating",
		`{"rating": 1, "position": -1}`: `"position" is -1; it must be 0 or more`,
		`{"rating": 1, "text": "` + strings.Repeat("x", websocket_generation.MaxFeedbackBytes+1) +
			`"}`: `"text" has 4097 bytes; it may have 4096 at most`,
	} {
		_, err := parse_feedback.ParseFeedback([]byte(text))
		require.ErrorIs(t, err, generation.ErrInvalid)
		require.ErrorContains(t, err, wrong)
	}
}
