// Package kakeya_named serves token sessions on a model with a name to a test.
package kakeya_named

import (
	"testing"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/generation/generation_engine"
)

// KakeyaNamed serves token sessions as kakeya_serve does, and on a model "named" too, of the tiny qwen3 model, in the
// table that it returns.
func KakeyaNamed(t testing.TB, sessions generation.SessionOptions) (*kakeya_serve.Served, *models.Table) {
	t.Helper()
	_, named := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{})
	table := named_table.NamedTable(t, "named", named, nil)
	return kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Named: table, Sessions: sessions}), table
}
