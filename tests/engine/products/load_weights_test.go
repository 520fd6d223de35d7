package products_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/load_numbers"
	"rkllmd/engine/products/load_weights"
)

// TestLoadWeights unpacks random weights bit by bit, in the order in which load_numbers puts their places.
func TestLoadWeights(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 36))
	var from [210]byte
	for i := range from {
		from[i] = byte(random.Uint32())
	}
	var places [256]int8
	for i := range places {
		places[i] = int8(i - 128)
	}
	var order, got [256]int16
	load_numbers.LoadNumbers(&order, &places)
	load_weights.LoadWeights(&got, &from)
	for at, place := range order {
		i := int(place) + 128
		half, part, byteAt := i/128, i%128/32, i%32
		low := int(from[64*half+32*(part%2)+byteAt]) >> (4 * (part / 2)) & 15
		high := int(from[128+32*half+byteAt]) >> (2 * part) & 3
		want := ((low | high<<4) - 32) * int(int8(from[192+i/16]))
		require.Equal(t, int16(want), got[at], "weight %d", i)
	}
}
