// Package rkllm_fake_generate is a run of a fake model.
package rkllm_fake_generate

import (
	"sync/atomic"
	"time"

	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_emit"
	"rkllmd/tests/support/rkllm/rkllm_fake_find"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
)

// Model is a fake model. Set the first group before use.
type Model struct {
	Tokens  int           // of each run; 0: without end
	Pause   time.Duration // after each token
	Delay   time.Duration // before a run begins and while a model loads
	Started chan uintptr  // gets the userdata of each run that begins, unless nil
	Linger  time.Duration // that an abort takes before it has an effect

	Running                 atomic.Int32
	Stop                    atomic.Bool
	Aborts, Inits, Destroys atomic.Int32
}

// RkllmFakeGenerate is one run of m, from its first callback to its last. One that is aborted has chosen a token at
// least.
func RkllmFakeGenerate(fake *rkllm_fake_find.Fake, m *Model, userdata uintptr) {
	m.Stop.Store(false)
	m.Running.Store(1)
	if m.Started != nil {
		m.Started <- userdata
	}
	for i := 0; (i < m.Tokens || m.Tokens == 0) && (i == 0 || !m.Stop.Load()); i++ {
		rkllm_fake_emit.RkllmFakeEmit(fake, userdata, rkllm.RunNormal, rkllm_make_results.Result{Text: []byte("t"),
			Token: int32(i)})
		time.Sleep(m.Pause)
	}
	m.Running.Store(0)
	rkllm_fake_emit.RkllmFakeEmit(fake, userdata, rkllm.RunFinish, rkllm_make_results.Result{})
}
