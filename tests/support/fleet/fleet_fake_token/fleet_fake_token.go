// Package fleet_fake_token makes up a token.
package fleet_fake_token

// FleetFakeToken returns the token of that index of the answer to prompt by seed: one of 1,000, which no other prompt
// or seed has but by chance.
func FleetFakeToken(prompt []int32, seed uint64, index int) int32 {
	sum := seed*0x9E3779B97F4A7C15 + uint64(index)
	for _, token := range prompt {
		sum = (sum ^ uint64(uint32(token))) * 0xFF51AFD7ED558CCD
		sum ^= sum >> 29
	}
	return int32(sum % 1000)
}
