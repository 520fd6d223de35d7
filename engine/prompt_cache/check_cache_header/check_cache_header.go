// Package check_cache_header checks that a prompt cache was made by this model.
package check_cache_header

import (
	"cmp"
	"errors"
	"fmt"

	"rkllmd/engine"
)

// CheckCacheHeader checks that a prompt cache was made with the model of c and a context of the same size, by the
// same llama.cpp, that its tokens are the model's and that they fit into the context. An exact model takes what was
// computed exactly, with the same bits (Model.Fingerprint). Its adapter is not looked at.
//
// **Runs on:** any thread.
func CheckCacheHeader(c *engine.Context, f engine.CacheFile) error {
	runtime := ""
	if engine.Start.Llama != nil {
		runtime = engine.Start.Llama.Identity
	}
	switch h := f.Header; {
	case h.Model != c.Model.Facts.Identity:
		return fmt.Errorf("it was made with another model, %q; the one that is loaded is %q", h.ModelName,
			c.Model.Facts.Name)
	case h.ContextSize != c.Size:
		return fmt.Errorf("it was made with a context of %d tokens; this one has %d", h.ContextSize, c.Size)
	case h.Runtime != runtime:
		return fmt.Errorf("it was made by %s, and %s computes here: each reads its own states only", cmp.Or(h.Runtime,
			"the llama.cpp inside this program"), cmp.Or(runtime, "the llama.cpp inside this program"))
	case c.Model.Exact && h.Fingerprint == "":
		return errors.New("it was computed the fast way, and this model is computed exactly: only a prompt cache " +
			"that was made so can be used")
	case c.Model.Exact && h.Fingerprint != c.Model.Fingerprint:
		return errors.New("it was computed by another build of this program or on another kind of processor, " +
			"which do not give the same bits: make it anew here")
	case len(f.Tokens) > c.Size:
		return fmt.Errorf("it has %d tokens; the context holds %d", len(f.Tokens), c.Size)
	}
	for i, token := range f.Tokens {
		if token < 0 || int(token) >= c.Model.VocabSize {
			return fmt.Errorf("token %d of it is %d; this model's tokens are 0 to %d", i, token, c.Model.VocabSize-1)
		}
	}
	return nil
}
