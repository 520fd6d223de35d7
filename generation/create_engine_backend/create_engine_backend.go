// Package create_engine_backend makes a backend over the engine.
package create_engine_backend

import (
	"cmp"
	"path/filepath"

	"rkllmd/engine"
	"rkllmd/engine/cancel_task"
	"rkllmd/engine/check_exact"
	"rkllmd/engine/create_pool"
	"rkllmd/engine/pause_task"
	"rkllmd/engine/resume_task"
	"rkllmd/generation"
	"rkllmd/generation/close_engine_pool"
	"rkllmd/generation/copy_session_cache"
	"rkllmd/generation/count_holdings"
	"rkllmd/generation/detokenize_for_model"
	"rkllmd/generation/modify_engine_run"
	"rkllmd/generation/needs_fallback"
	"rkllmd/generation/read_engine_stats"
	"rkllmd/generation/release_session_cache"
	"rkllmd/generation/render_for_model"
	"rkllmd/generation/restore_session_cache"
	"rkllmd/generation/start_engine_run"
	"rkllmd/generation/steer_engine_run"
	"rkllmd/generation/tokenize_for_model"
)

// CreateEngineBackend makes a backend over a pool of its own for the model m, which is the caller's and must outlive it. Of a model that was
// loaded to be computed exactly it is proved first that it is, unless that was done before.
//
// **Runs on:** any thread. Errors are check_exact's and create_pool's.
func CreateEngineBackend(m *engine.Model, o engine.PoolOptions) (*generation.Backend, error) {
	if m.Exact && m.Fingerprint == "" {
		if err := check_exact.CheckExact(m, o.Threads); err != nil {
			return nil, err
		}
	}
	p, err := create_pool.CreatePool(m, o)
	if err != nil {
		return nil, err
	}
	return &generation.Backend{
		Name: "the embedded runtime",
		Capabilities: generation.Capabilities{
			Sequences: p.Options.Sequences, Seeds: true, Tokens: true, Messages: m.Facts.ChatTemplate != "", NoTemplate: m.Facts.ChatTemplate == "", Logprobs: true, EndTokens: true,
			Sampling: true, MaxTokens: true, Pause: true, Modify: true, Sessions: true, Exact: m.Exact,
		},
		Model: generation.ModelInfo{
			Name: cmp.Or(m.Facts.Name, filepath.Base(m.Path)), Path: m.Path, Architecture: m.Facts.Architecture, Identity: m.Facts.Identity,
			ContextSize: p.Context.Size, Vocabulary: m.VocabSize, BytesPerToken: m.Facts.CachePerToken, HasTemplate: m.Facts.ChatTemplate != "",
		},
		Defaults:     generation.DefaultSampling,
		Start:        start_engine_run.StartEngineRun(p),
		Abort:        steer_engine_run.SteerEngineRun(p, cancel_task.CancelTask),
		Pause:        steer_engine_run.SteerEngineRun(p, pause_task.PauseTask),
		Resume:       steer_engine_run.SteerEngineRun(p, resume_task.ResumeTask),
		Modify:       modify_engine_run.ModifyEngineRun(p),
		Tokenize:     tokenize_for_model.TokenizeForModel(m),
		Detokenize:   detokenize_for_model.DetokenizeForModel(m),
		Render:       render_for_model.RenderForModel(m, p.Context.Size, needs_fallback.NeedsFallback(m)),
		Release:      release_session_cache.ReleaseSessionCache(p),
		Holdings:     count_holdings.CountHoldings(p),
		CopyState:    copy_session_cache.CopySessionCache(p),
		RestoreState: restore_session_cache.RestoreSessionCache(p),
		Stats:        read_engine_stats.ReadEngineStats(p),
		Close:        close_engine_pool.CloseEnginePool(p),
	}, nil
}
