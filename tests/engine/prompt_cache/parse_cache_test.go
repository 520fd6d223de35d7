package prompt_cache_test

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/prompt_cache"
	"rkllmd/engine/prompt_cache/parse_cache"
	"rkllmd/tests/engine/prompt_cache/engine_cache_bytes"
)

func TestParseCache(t *testing.T) {
	whole := engine_cache_bytes.EngineCacheBytes(t)
	f, err := parse_cache.ParseCache(whole)
	require.NoError(t, err)
	require.Equal(t, []int32{5, 6, 7}, f.Tokens)
	require.Equal(t, "the state", string(f.State))
	require.Equal(t, engine.CacheHeader{Model: "abc", ContextSize: 512, Tokens: 3, StateBytes: 9}, f.Header)

	for length := len(engine.CacheMagic); length < len(whole); length++ {
		_, err := parse_cache.ParseCache(whole[:length])
		require.Error(t, err)
	}
	for at := len(engine.CacheMagic); at < len(whole); at++ { // every bit counts
		damaged := slices.Clone(whole)
		damaged[at] ^= 1 << (at % 8)
		_, err := parse_cache.ParseCache(damaged)
		require.Error(t, err, at)
	}
	_, err = parse_cache.ParseCache(append(slices.Clone(whole), 0))
	require.EqualError(t, err, "the file is damaged: it has 1 bytes too many")

	// With a checksum that is right.
	for header, want := range map[string]string{
		`{"Tokens":0,"StateBytes":1}`: "the file is damaged: it would have 0 tokens and 1 " +
			"bytes of state",
		`{"Tokens":1,"StateBytes":-1}`: "the file is damaged: it would have 1 tokens and -1 " +
			"bytes of state",
		`{"Tokens":1,"StateBytes":9223372036854775807}`: "the file is damaged: it would have 1 tokens and " +
			"9223372036854775807 bytes of state",
		`{"Tokens":1,"StateBytes":4611686018427387903}`: "the file is cut off: 4611686018427387907 of " +
			"4611686018427387997 bytes are missing",
		`{"Tokens":1073741825,"StateBytes":1}`: "the file is damaged: it would have 1073741825 tokens " +
			"and 1 bytes of state",
		`{`: "the file is damaged: its header cannot be read: " +
			"unexpected end of JSON input",
		strings.Repeat(" ", prompt_cache.MaxCacheHeader+
			1): "the file is damaged: its header would have 65537 bytes; the limit is 65536",
	} {
		file := binary.LittleEndian.AppendUint32([]byte(engine.CacheMagic), uint32(len(header)))
		file = append(file, header...)
		sum := sha256.Sum256(file)
		_, err := parse_cache.ParseCache(append(file, sum[:]...))
		require.EqualError(t, err, want)
	}
}
