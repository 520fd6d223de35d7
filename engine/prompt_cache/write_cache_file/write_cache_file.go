// Package write_cache_file writes a prompt cache.
package write_cache_file

import (
	"encoding/binary"
	"encoding/json"
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/prompt_cache"
	"rkllmd/engine/prompt_cache/check_state_target"
	"rkllmd/utils/replace_file"
)

// WriteCacheFile writes a prompt cache to path, which check_state_target must accept, readable for the owner only: it
// holds what was said. Path is never half a file (replace_file). The counts in the header are set here.
//
// **Runs on:** any thread.
func WriteCacheFile(path string, f engine.CacheFile) error {
	if err := check_state_target.CheckStateTarget(path, engine.CacheKind); err != nil {
		return err
	}
	f.Header.Tokens, f.Header.StateBytes = len(f.Tokens), len(f.State)
	header, err := json.Marshal(f.Header)
	switch {
	case err != nil:
		return err
	case len(header) > prompt_cache.MaxCacheHeader:
		return fmt.Errorf("the header of the prompt cache has %d bytes; the limit is %d", len(header),
			prompt_cache.MaxCacheHeader)
	}
	size := binary.LittleEndian.AppendUint32(nil, uint32(len(header)))
	tokens, _ := binary.Append(nil, binary.LittleEndian, f.Tokens) // numbers of a fixed size: cannot fail
	if err := replace_file.ReplaceFile(path, ".prompt-cache-", []byte(engine.CacheMagic), size, header, tokens,
		f.State); err != nil {
		return fmt.Errorf("the prompt cache cannot be written to %s: %w", path, err)
	}
	return nil
}
