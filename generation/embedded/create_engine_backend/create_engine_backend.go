// Package create_engine_backend makes a backend over the engine.
package create_engine_backend

import (
	"rkllmd/engine"
	"rkllmd/engine/context/check_exact"
	"rkllmd/engine/embedding"
	"rkllmd/engine/pool/abort_task"
	"rkllmd/engine/pool/create_pool"
	"rkllmd/engine/pool/pause_task"
	"rkllmd/engine/pool/resume_task"
	"rkllmd/generation"
	"rkllmd/generation/embedded/bind_task_verb"
	"rkllmd/generation/embedded/close_engine_pool"
	"rkllmd/generation/embedded/copy_session_cache"
	"rkllmd/generation/embedded/count_holdings"
	"rkllmd/generation/embedded/create_encoder_backend"
	"rkllmd/generation/embedded/describe_engine_backend"
	"rkllmd/generation/embedded/detokenize_for_model"
	"rkllmd/generation/embedded/modify_engine_run"
	"rkllmd/generation/embedded/read_engine_stats"
	"rkllmd/generation/embedded/release_session_cache"
	"rkllmd/generation/embedded/render_for_model"
	"rkllmd/generation/embedded/restore_session_cache"
	"rkllmd/generation/embedded/run_embedding"
	"rkllmd/generation/embedded/start_engine_run"
	"rkllmd/generation/embedded/tokenize_for_model"
)

// CreateEngineBackend makes a backend over a pool of its own for the model m, which is the caller's and must outlive
// it. Of a model that was loaded to be computed exactly it is proved first that it is, unless that was done before. An
// encoder has no pool.
//
// **Runs on:** any thread. Errors are check_exact's and create_pool's.
func CreateEngineBackend(m *engine.Model, o engine.PoolOptions) (*generation.Backend, error) {
	if m.Facts.Details.Encoder {
		return create_encoder_backend.CreateEncoderBackend(m, o), nil
	}
	if m.Exact && m.Fingerprint == "" {
		if err := check_exact.CheckExact(m, o.Threads); err != nil {
			return nil, err
		}
	}
	p, err := create_pool.CreatePool(m, o)
	if err != nil {
		return nil, err
	}
	b := describe_engine_backend.DescribeEngineBackend(m, p.Options.Sequences, p.Context.Size)
	b.Start = start_engine_run.StartEngineRun(p)
	b.Abort = bind_task_verb.BindTaskVerb(p, abort_task.AbortTask)
	b.Pause = bind_task_verb.BindTaskVerb(p, pause_task.PauseTask)
	b.Resume = bind_task_verb.BindTaskVerb(p, resume_task.ResumeTask)
	b.Modify = modify_engine_run.ModifyEngineRun(p)
	b.Tokenize = tokenize_for_model.TokenizeForModel(m)
	b.Detokenize = detokenize_for_model.DetokenizeForModel(m)
	b.Render = render_for_model.RenderForModel(m, p.Context.Size)
	b.Release = release_session_cache.ReleaseSessionCache(p)
	b.Holdings = count_holdings.CountHoldings(p)
	b.CopyState = copy_session_cache.CopySessionCache(p)
	b.RestoreState = restore_session_cache.RestoreSessionCache(p)
	b.Stats = read_engine_stats.ReadEngineStats(p)
	e := &embedding.Embedder{Model: m, Size: p.Context.Size, Threads: p.Context.Threads}
	b.Embed = run_embedding.RunEmbedding(e)
	b.Close = close_engine_pool.CloseEnginePool(p, e)
	return b, nil
}
