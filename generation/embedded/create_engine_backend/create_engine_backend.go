// Package create_engine_backend makes a backend over the engine.
package create_engine_backend

import (
	"cmp"
	"path/filepath"

	"rkllmd/engine"
	"rkllmd/engine/context/check_exact"
	"rkllmd/engine/pool/abort_task"
	"rkllmd/engine/pool/create_pool"
	"rkllmd/engine/pool/pause_task"
	"rkllmd/engine/pool/resume_task"
	"rkllmd/generation"
	"rkllmd/generation/embedded"
	"rkllmd/generation/embedded/bind_task_verb"
	"rkllmd/generation/embedded/close_engine_pool"
	"rkllmd/generation/embedded/copy_session_cache"
	"rkllmd/generation/embedded/count_holdings"
	"rkllmd/generation/embedded/detokenize_for_model"
	"rkllmd/generation/embedded/is_fallback_needed"
	"rkllmd/generation/embedded/modify_engine_run"
	"rkllmd/generation/embedded/read_engine_stats"
	"rkllmd/generation/embedded/release_session_cache"
	"rkllmd/generation/embedded/render_for_model"
	"rkllmd/generation/embedded/restore_session_cache"
	"rkllmd/generation/embedded/start_engine_run"
	"rkllmd/generation/embedded/tokenize_for_model"
)

// CreateEngineBackend makes a backend over a pool of its own for the model m, which is the caller's and must outlive
// it. Of a model that was loaded to be computed exactly it is proved first that it is, unless that was done before.
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
			Sequences: p.Options.Sequences, Seeds: true, Tokens: true, Messages: m.Facts.ChatTemplate != "",
			NoTemplate: m.Facts.ChatTemplate == "", Logprobs: true, EndTokens: true,
			Sampling: true, MaxTokens: true, Pause: true, Modify: true, Sessions: true, Exact: m.Exact,
		},
		Model: generation.ModelInfo{
			Name: cmp.Or(m.Facts.Name, filepath.Base(m.Path)), Path: m.Path, Architecture: m.Facts.Architecture,
			Identity:    m.Facts.Identity,
			ContextSize: p.Context.Size, Vocabulary: m.VocabSize, BytesPerToken: m.Facts.CachePerToken,
			HasTemplate: m.Facts.ChatTemplate != "",
		},
		Defaults:     embedded.DefaultSampling,
		Start:        start_engine_run.StartEngineRun(p),
		Abort:        bind_task_verb.BindTaskVerb(p, abort_task.AbortTask),
		Pause:        bind_task_verb.BindTaskVerb(p, pause_task.PauseTask),
		Resume:       bind_task_verb.BindTaskVerb(p, resume_task.ResumeTask),
		Modify:       modify_engine_run.ModifyEngineRun(p),
		Tokenize:     tokenize_for_model.TokenizeForModel(m),
		Detokenize:   detokenize_for_model.DetokenizeForModel(m),
		Render:       render_for_model.RenderForModel(m, p.Context.Size, is_fallback_needed.IsFallbackNeeded(m)),
		Release:      release_session_cache.ReleaseSessionCache(p),
		Holdings:     count_holdings.CountHoldings(p),
		CopyState:    copy_session_cache.CopySessionCache(p),
		RestoreState: restore_session_cache.RestoreSessionCache(p),
		Stats:        read_engine_stats.ReadEngineStats(p),
		Close:        close_engine_pool.CloseEnginePool(p),
	}, nil
}
