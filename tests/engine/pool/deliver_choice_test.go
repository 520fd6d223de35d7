package pool_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/deliver_choice"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_still"
	"rkllmd/tests/support/engine/pool_task"
)

func TestDeliverChoice(t *testing.T) {
	m := pool_model.PoolModel(t)
	p := pool_still.PoolStill(t, m, 1, 64)
	tokens, err := tokenize_text.TokenizeText(m, demo.Farewell, true, false)
	require.NoError(t, err)
	require.NoError(t, decode_tokens.DecodeTokens(p.Context, &p.Slots[0].Sequence, tokens, engine.OutputLast))
	row := len(tokens) - 1
	for name, c := range map[string]struct {
		max, control, fill int
		stop, ends, named  bool
		end                engine.TaskEnd
		told               int
	}{
		"it goes on":                     {max: 9, end: engine.TaskEnd(0), told: 1},
		"OnToken has enough":             {max: 9, stop: true, end: engine.EndStopped, told: 1},
		"the last one":                   {max: 1, end: engine.EndLength, told: 1},
		"the model ends its answer":      {max: 9, ends: true, end: engine.EndToken},
		"a token that ends the answer":   {max: 9, named: true, end: engine.EndToken},
		"the sequence is full":           {max: 99, fill: 64, end: engine.EndContext, told: 1},
		"there is room for one":          {max: 99, fill: 63, end: engine.TaskEnd(0), told: 1},
		"cancelled meanwhile":            {max: 9, control: int(pool.ControlCancel), end: engine.TaskEnd(0)},
		"paused meanwhile: the last one": {max: 9, control: int(pool.ControlPause), end: engine.TaskEnd(0), told: 1},
	} {
		t.Run(name, func(t *testing.T) {
			told := 0
			task, done := pool_task.PoolTask(tokens, c.max, func(task *engine.Task, choice engine.Choice) bool {
				told++
				require.Equal(t, choice.Token, task.Tokens[len(task.Tokens)-1])
				return c.stop
			})
			task.Tokens = append(task.Tokens, make([]int32, max(0, c.fill-len(tokens)))...)
			task.Sampling = engine.Sampling{TopK: 1, TopP: 1, Temperature: 1, RepeatPenalty: 1}
			task.Slot, p.Slots[0].Task, task.ModelEnds = &p.Slots[0], task, c.ends
			if c.named {
				task.EndTokens = []int32{1, m.EOS}
			}
			task.Control.Store(int32(c.control))
			deliver_choice.DeliverChoice(p, task, row)
			require.Equal(t, c.end, task.End)
			require.Equal(t, c.told, told)
			require.Equal(t, c.told, task.Generated)
			require.Equal(t, c.told == 0, task.First.IsZero())
			if c.end != engine.TaskEnd(0) {
				<-done
			}
			require.Equal(t, c.end == engine.EndToken, task.EndedBy == m.EOS, "the model says goodbye")
		})
	}
	logits, err := read_logits.ReadLogits(p.Context, row)
	require.NoError(t, err)
	logits[3] = float32(math.Inf(1))
	task, done := pool_task.PoolTask(tokens, 1, nil)
	deliver_choice.DeliverChoice(p, task, row)
	<-done
	require.Equal(t, engine.EndFailed, task.End)
	require.ErrorContains(t, task.Err, "not numbers")
}
