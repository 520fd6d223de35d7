package generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/session/append_session"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/create_session"
	"rkllmd/generation/session/create_sessions"
	"rkllmd/generation/session/fork_session"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/whole/generation/generation_alone"
	"rkllmd/tests/whole/generation/generation_say"
)

// Two people talk to one model by turns, one of them two ways at once, greedy and by a seed.
func TestSessionStory(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "qwen2", engine.PoolOptions{Sequences: 2})
	_, alone := generation_engine.GenerationEngine(t, "qwen2", engine.PoolOptions{Sequences: 1})
	table := create_sessions.CreateSessions(b, generation.SessionOptions{}, nil)
	t.Cleanup(func() { close_sessions.CloseSessions(table) })
	greedy := b.Defaults
	greedy.TopK = 1
	for name, sampling := range map[string]engine.Sampling{"greedy": greedy, "seeded": b.Defaults} {
		t.Run(name, func(t *testing.T) {
			ann, err := create_session.CreateSession(table, "Ann", nil)
			require.NoError(t, err)
			ben, err := create_session.CreateSession(table, "Ben", nil)
			require.NoError(t, err)
			histories := map[*generation.Session][]int32{}
			for turn := range int32(8) {
				s := []*generation.Session{ann, ben}[turn%2]
				said := []int32{10 + turn, 20 + turn%2, 30}
				run := generation_say.GenerationSay(t, s, sampling, said...)
				require.Len(t, run.Answer, 8)
				histories[s] = append(histories[s], said...)
				require.Equal(t, generation_alone.GenerationAlone(t, alone, run.Request, histories[s], 8), run.Answer,
					"as if nobody else were there")
				histories[s] = append(histories[s], run.Answer...)
				require.Equal(t, histories[s], s.Tokens)
				if turn > 1 {
					require.Equal(t, len(run.Prompt)-4, run.Last.Usage.Reused,
						"all but what is new, and the last token of the answer")
				}
			}

			// The same history, built up token by token, and all at once.
			pieces, err := create_session.CreateSession(table, "", nil)
			require.NoError(t, err)
			for _, token := range histories[ann] {
				_, err := append_session.AppendSession(pieces, []int32{token})
				require.NoError(t, err)
			}
			whole, err := create_session.CreateSession(table, "", nil)
			require.NoError(t, err)
			_, err = append_session.AppendSession(whole, histories[ann])
			require.NoError(t, err)

			fork, err := fork_session.ForkSession(table, ann)
			require.NoError(t, err)
			other := generation_say.GenerationSay(t, fork, sampling, 40, 41)
			require.Equal(t, histories[ann], ann.Tokens, "the fork is another")
			want := generation_say.GenerationSay(t, ann, sampling).Answer
			require.Equal(t, want, generation_say.GenerationSay(t, pieces, sampling).Answer)
			require.Equal(t, want, generation_say.GenerationSay(t, whole, sampling).Answer)
			require.Equal(t, append(append(histories[ann][:len(histories[ann]):len(histories[ann])], 40, 41),
				other.Answer...), fork.Tokens)
			require.Equal(t, generation_alone.GenerationAlone(t, alone, other.Request, other.Prompt, 8), other.Answer)
			require.GreaterOrEqual(t, other.Last.Usage.Reused, len(histories[ann])-1, "it found the parent's cache")
		})
	}
}
