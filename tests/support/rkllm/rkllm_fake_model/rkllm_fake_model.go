// Package rkllm_fake_model makes a fake library behave like one with a model.
package rkllm_fake_model

import (
	"time"

	"rkllmd/tests/support/rkllm/rkllm_fake_find"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
)

// RkllmFakeModel returns an Answer for fake. A run emits the text "t" m.Tokens times, without end when that is 0, and a
// FINISH; rkllm_abort ends it early and does nothing while none is on. Every other function returns 0.
func RkllmFakeModel(fake *rkllm_fake_find.Fake, m *rkllm_fake_generate.Model) func(string, [3]uintptr) int32 {
	return func(function string, arguments [3]uintptr) int32 {
		switch function {
		case "rkllm_run":
			time.Sleep(m.Delay)
			rkllm_fake_generate.RkllmFakeGenerate(fake, m, arguments[2])
		case "rkllm_run_async":
			go rkllm_fake_generate.RkllmFakeGenerate(fake, m, arguments[2])
		case "rkllm_abort":
			m.Aborts.Add(1)
			time.Sleep(m.Linger)
			if m.Running.Load() == 1 {
				m.Stop.Store(true)
			}
		case "rkllm_is_running":
			return m.Running.Load()
		case "rkllm_init":
			time.Sleep(m.Delay)
			m.Inits.Add(1)
		case "rkllm_destroy":
			m.Destroys.Add(1)
		}
		return 0
	}
}
