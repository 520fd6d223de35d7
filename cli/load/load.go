// Package load holds the types and constants of its room: models loaded and unloaded for everybody.
package load

// VendorSuffix ends the names of models for a vendor's library.
const VendorSuffix = ".rkllm"
