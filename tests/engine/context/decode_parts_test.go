package context_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/abort_decode"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/decode_parts"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/context/read_logits"
	"rkllmd/tests/engine/context/engine_require_logits"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestDecodeParts(t *testing.T) {
	choose_kernels.ChooseKernels(t, true) // the same bits as alone
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	c, err := create_context.CreateContext(m, engine.ContextOptions{Size: 64, Batch: 64, Threads: 1, Sequences: 4})
	require.NoError(t, err)
	defer free_context.FreeContext(c)
	histories := [][]int32{{1, 300, 301, 302}, {5, 6}, {7, 8, 9, 10, 11, 12}, {400}}
	seqs := make([]engine.Sequence, 4)
	for i := range seqs {
		seqs[i].ID = int32(i)
	}
	require.NoError(t, decode_parts.DecodeParts(c, []engine.Part{
		{Sequence: &seqs[2], Tokens: histories[2][:5], Outputs: engine.OutputNone},
		{Sequence: &seqs[0], Tokens: histories[0][:3], Outputs: engine.OutputAll}}, nil))
	require.Equal(t, 8, c.Rows)
	_, err = read_logits.ReadLogits(c, 4)
	require.ErrorContains(t, err, "row 4 of the last decode has no output")
	engine_require_logits.EngineRequireLogits(t, c, 6, histories[0][:2])

	t.Run("each sequence goes on as it would alone", func(t *testing.T) {
		require.NoError(t, decode_parts.DecodeParts(c, []engine.Part{
			{Sequence: &seqs[3], Tokens: histories[3], Outputs: engine.OutputLast},
			{Sequence: &seqs[0], Tokens: histories[0][3:], Outputs: engine.OutputLast},
			{Sequence: &seqs[1], Tokens: histories[1], Outputs: engine.OutputLast},
			{Sequence: &seqs[2], Tokens: histories[2][5:], Outputs: engine.OutputLast}}, nil))
		for i, row := range map[int]int{3: 0, 0: 1, 1: 3, 2: 4} {
			require.Equal(t, histories[i], seqs[i].Tokens)
			engine_require_logits.EngineRequireLogits(t, c, row, histories[i])
		}
	})
	t.Run("a batch that is refused or aborted changes nothing", func(t *testing.T) {
		more := []engine.Part{{Sequence: &seqs[0], Tokens: []int32{20}, Outputs: engine.OutputLast},
			{Sequence: &seqs[1], Tokens: []int32{21}, Outputs: engine.OutputLast}}
		abort_decode.AbortDecode(c, true)
		require.ErrorIs(t, decode_parts.DecodeParts(c, more, nil), engine.ErrAborted)
		require.Zero(t, c.Rows)
		abort_decode.AbortDecode(c, false)
		require.ErrorContains(t, decode_parts.DecodeParts(c, append(more, more[0]), nil),
			"sequence 0 has two parts in one batch")
		require.NoError(t, decode_parts.DecodeParts(c, more, nil))
		engine_require_logits.EngineRequireLogits(t, c, 1, []int32{5, 6, 21})
	})
	t.Run("contexts of one model take turns, and a decode that waits can be aborted", func(t *testing.T) {
		for _, aborted := range []bool{true, false} {
			ended := make(chan error)
			m.Computing.Lock() // another context is computing
			go func() {
				ended <- decode_parts.DecodeParts(c, []engine.Part{{Sequence: &seqs[0], Tokens: []int32{22},
					Outputs: engine.OutputLast}}, nil)
			}()
			time.Sleep(20 * time.Millisecond) // longer than the decode would take
			abort_decode.AbortDecode(c, aborted)
			unlocked := time.Now()
			m.Computing.Unlock()
			require.Equal(t, aborted, errors.Is(<-ended, engine.ErrAborted))
			require.Equal(t, aborted, c.Took == 0)
			require.LessOrEqual(t, c.Took, time.Since(unlocked), "what it has waited does not count")
		}
	})
}
